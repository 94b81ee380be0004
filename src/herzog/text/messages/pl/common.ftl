list-comma = { $item }, { $rest }
list-and = { $item } i { $rest }
list-nothing = nic
