"""Lessons: each is a file, played on the real engine; everything except the learner's answers is scripted."""

from herzog.lessons.course import Course, Taught, course_named, rehearse
from herzog.lessons.lesson import LEARNER, BrokenLesson, Lesson, LessonStep, lesson_named, lessons, read_lesson

__all__ = [
    "LEARNER",
    "BrokenLesson",
    "Course",
    "Lesson",
    "LessonStep",
    "Taught",
    "course_named",
    "lesson_named",
    "lessons",
    "read_lesson",
    "rehearse",
]
