list-comma = { $item }, { $rest }
list-and = { $item } и { $rest }
list-nothing = ничего
