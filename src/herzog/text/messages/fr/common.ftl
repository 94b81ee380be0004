list-comma = { $item }, { $rest }
list-and = { $item } et { $rest }
list-nothing = rien
