@rem "exec" in a script of package.json lets npm's signals reach the server; Windows has no such command.
@%*
