/** Give *element* the attribute *name*; with null, take it away. */
export function mark(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
