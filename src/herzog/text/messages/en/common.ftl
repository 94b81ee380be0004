list-comma = { $item }, { $rest }
list-and = { $item } and { $rest }
list-nothing = nothing
