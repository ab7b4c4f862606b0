/**
 * Faults that are close to each other in some code, each in several wordings, labelled by hand. Two wordings of one fault
 * say the same; wordings of two faults of one scene do not. The similarity was tuned with the scenes of even number; the
 * figures that the test checks are those of the others.
 */
export type Wording = readonly [title: string, body: string];
type Fault = readonly Wording[];

export const SCENES: readonly (readonly Fault[])[] = [
  [
    [
      ['Missing null check', '`user` may be undefined here.'],
      ['Possible null dereference', 'If no user is found, `user.name` throws because `user` is null.'],
      ['No guard against undefined', 'find() returns undefined for unknown ids; check it before use.'],
    ],
    [
      ['Linear search in a loop', '`find` runs for every order, so this is quadratic; use a map.'],
      ['Slow lookup', 'For each order the whole list of users is scanned. Build an index once for better performance.'],
    ],
  ],
  [
    [
      ['SQL injection', 'The name is concatenated into the query.'],
      ['Unescaped input in SQL', 'User input reaches the SQL statement without a placeholder.'],
      ['Use a parameterized query', 'Building SQL from strings allows injection of commands.'],
    ],
    [
      ['Connection is not closed', 'The database connection leaks if the query throws.'],
      ['Resource leak', '`conn` is never released on errors.'],
    ],
  ],
  [
    [
      ['Hard-coded password', 'The password stands in the code; read it from the environment.'],
      ['Secret in source', 'Credentials must not be committed. Move this password into a secret store.'],
      ['Do not commit credentials', 'A literal password is checked in here.'],
    ],
    [
      ['Wrong port', 'Postgres listens on 5432, this connects to 5423.'],
      ['Typo in the port number', 'Port 5423 looks like a transposition of 5432.'],
    ],
  ],
  [
    [
      ['Ignored error', 'The error of `os.Remove` is discarded.'],
      ['Unchecked error return', '`os.Remove` may fail, but its error is not checked.'],
      ['err is dropped', 'The result of os.Remove is assigned to `_`; handle the error.'],
    ],
    [
      ['Path traversal', '`name` may contain `..`, so files outside of the folder can be removed.'],
      ['Unvalidated file name', 'A name such as ../../etc/passwd escapes the upload directory.'],
    ],
  ],
  [
    [
      ['Off by one', 'The loop reads one element beyond the end.'],
      ['Index out of bounds', '`<=` makes the last iteration access `items[items.length]`.'],
      ['Loop runs too far', 'Use `<` instead of `<=`, else the array is read past its end.'],
    ],
    [
      ['Sum may overflow', '`total` is an int and can exceed its range.'],
      ['Integer overflow', 'Adding up large prices overflows the 32-bit `total`; use a long.'],
    ],
  ],
  [
    [
      ['Race condition on `count`', 'Two goroutines increment `count` without a lock.'],
      ['Unsynchronized counter', '`count` is written concurrently; protect it with a mutex or use atomics.'],
      ['Data race', 'Concurrent increments of `count` can be lost.'],
    ],
    [
      ['Goroutine leak', 'The goroutine blocks forever if nobody reads from `done`.'],
      [
        'Unbuffered channel never drained',
        'When the caller returns early, sending to `done` hangs and the goroutine is leaked.',
      ],
    ],
  ],
  [
    [
      ['Mutable default argument', '`items=[]` is shared by all calls.'],
      ['Default list is shared', 'Python evaluates the default once, so every call appends to the same list.'],
      ['Do not use a list as default', 'Use `None` as the default for `items` and create the list inside.'],
    ],
    [
      ['Missing docstring', 'The public function has no docstring.'],
      ['Undocumented function', 'Document what the function returns; the docstring is missing.'],
    ],
  ],
  [
    [
      ['Bare except', '`except:` also catches KeyboardInterrupt.'],
      ['Too broad exception handler', 'Catch only the expected exception instead of everything.'],
      ['Catches all exceptions', 'A bare `except` hides programming errors; name the exception type.'],
    ],
    [
      ['File is not closed', '`open` is used without `with`.'],
      ['Leaks the file handle', 'Use a `with` block so that the file is closed.'],
    ],
  ],
  [
    [
      ['`var` is used', 'Use `const` or `let` instead of `var`.'],
      ['Avoid var', 'The guidelines forbid `var`.'],
      ['Replace `var` with `const`', '`var` is function-scoped and against the rules.'],
    ],
    [
      ['Unclear name', '`d` does not say what it holds.'],
      ['Rename `d`', 'A descriptive name such as `elapsedDays` would be clearer.'],
    ],
  ],
  [
    [
      ['Promise is not awaited', '`save()` returns a promise that nobody awaits.'],
      ['Missing await', 'Without `await` errors of `save` are lost.'],
      ['Floating promise', 'The call of `save()` is not awaited, so failures go unnoticed.'],
    ],
    [
      ['Stale data in the cache', 'The cache entry is not invalidated after saving.'],
      ['Cache is not updated', 'Readers still get the old value from the cache.'],
    ],
  ],
  [
    [
      ['XSS', 'User text is assigned to `innerHTML`.'],
      ['Unescaped HTML', 'The comment is inserted with innerHTML without escaping, which allows cross-site scripting.'],
      ['Use textContent', '`innerHTML` with user input lets attackers inject scripts.'],
    ],
    [
      ['Event listener leak', 'The listener is added at each render and never removed.'],
      ['Listener is never removed', '`addEventListener` is called on every render without cleanup.'],
    ],
  ],
  [
    [
      ['unwrap can panic', '`unwrap()` panics on invalid input; return an error.'],
      ['Avoid unwrap', 'A malformed config crashes the program here, because of `unwrap`.'],
      ['Panics on bad config', 'Propagate the parse error with `?` instead of unwrapping.'],
    ],
    [
      ['Needless clone', '`config.clone()` copies the whole struct; borrow it.'],
      ['Unnecessary copy', 'Pass a reference instead of cloning `config`.'],
    ],
  ],
  [
    [
      ['Buffer overflow', '`strcpy` writes beyond `buf` if `name` is long.'],
      ['Unbounded copy', 'Use strncpy or check the length: `name` may not fit into `buf`.'],
      ['strcpy without bounds', 'A long name overflows the buffer.'],
    ],
    [
      ['Memory leak', '`p` is not freed on this path.'],
      ['Missing free', 'The early return forgets to free `p`.'],
    ],
  ],
  [
    [
      ['Inefficient query in loop', 'One query per post: N+1.'],
      ['N+1 queries', 'Each iteration loads the author from the database; use `includes(:author)`.'],
      ['Load the authors at once', 'The loop runs one query for each post; preload the authors.'],
    ],
    [
      ['Missing authorization', 'Anybody can read drafts of other people.'],
      ['No permission check', 'The action does not verify that the user may see the draft.'],
    ],
  ],
  [
    [
      ['Use of MD5', 'MD5 is broken; hash passwords with bcrypt.'],
      ['Weak hash for passwords', 'Passwords are hashed with MD5, which is too fast and broken.'],
      ['Insecure hashing', 'Do not use md5 for passwords.'],
    ],
    [
      ['Password is logged', 'The log line contains the plain password.'],
      ['Sensitive data in log', 'Remove the password from the log message.'],
    ],
  ],
  [
    [
      ['Loose equality', '`==` compares after conversion; use `===`.'],
      ['Use ===', 'Strict equality is required.'],
      ['`==` instead of `===`', 'Comparison with `==` converts types.'],
    ],
    [
      ['Condition is inverted', 'The branch runs for admins, but is meant for guests.'],
      ['Logic is the wrong way round', 'The condition should be negated: guests get the admin page.'],
    ],
  ],
  [
    [
      ['Unused import', '`os` is imported but not used.'],
      ['Remove the import of os', 'Nothing uses `os`.'],
      ['Dead import', 'The module `os` is never referenced.'],
    ],
    [
      ['Imports are not sorted', 'Standard library modules come first.'],
      ['Import order', 'Sort the imports: standard library before third party.'],
    ],
  ],
  [
    [
      ['Unpinned action', 'Pin `actions/checkout` to a commit.'],
      ['Action is not pinned', 'A tag of `actions/checkout` can be moved; use the full SHA.'],
      ['Use a commit SHA', 'Third-party actions have to be pinned by SHA.'],
    ],
    [
      ['Too many permissions', 'The job has `contents: write` but only reads.'],
      ['Token permissions too broad', 'Restrict `permissions` to `contents: read`.'],
    ],
  ],
  [
    [
      ['Magic number', '86400 should be a named constant.'],
      ['Unexplained constant', 'Give 86400 a name such as SECONDS_PER_DAY.'],
      ['Hard-coded number', 'What is 86400? Extract it into a constant.'],
    ],
    [
      ['Time zone is ignored', 'Days with a change of daylight saving time do not have 24 hours.'],
      ['DST bug', 'Adding a fixed number of seconds is wrong when daylight saving time changes.'],
    ],
  ],
  [
    [
      ['Missing test', 'There is no test for the new branch.'],
      ['Untested branch', 'The new branch is not covered by any test.'],
      ['No test coverage', 'Add a test which exercises the new branch.'],
    ],
    [
      ['Function is too long', 'This function has over 200 lines; split it.'],
      ['Split this function', 'It does parsing, checking and printing in 200 lines.'],
    ],
  ],
  [
    [
      ['Comparison of strings with ==', 'Use `equals` for strings in Java.'],
      ['Strings are compared by identity', '`==` compares references; call equals().'],
      ['Wrong string comparison', '`status == "open"` is true only for interned strings; use `equals`.'],
    ],
    [
      ['Null status is not handled', '`status` may be null.'],
      ['Possible NullPointerException', 'If the status is missing, this throws an NPE.'],
    ],
  ],
  [
    [
      ['Undisposed HttpClient', '`HttpClient` is created per request and exhausts sockets.'],
      ['Reuse HttpClient', 'Creating a new HttpClient for every request leads to socket exhaustion.'],
      ['Sockets run out', 'Each call opens a new `HttpClient`; share one instance.'],
    ],
    [
      ['Blocking on async code', '`.Result` may deadlock; use `await`.'],
      ['Deadlock risk', 'Calling `.Result` blocks the thread; await the task instead.'],
    ],
  ],
  [
    [
      ['Missing dependency in useEffect', '`userId` is not in the dependency array.'],
      ['Stale closure', 'The effect does not run again when `userId` changes; add it to the dependencies.'],
      ['useEffect dependencies are incomplete', 'Add `userId` to the array.'],
    ],
    [
      ['Fetch is not cancelled', 'After unmounting, the state of the component is still set.'],
      ['State update after unmount', 'Abort the request in the cleanup of the effect.'],
    ],
  ],
  [
    [
      ['Unquoted variable', '`$dir` is split at blanks; quote it.'],
      ['Quote "$dir"', 'Without quotes, a path with spaces breaks the command.'],
      ['Word splitting', 'An unquoted `$dir` is expanded into several words.'],
    ],
    [
      ['rm -rf on an empty variable', 'If `$dir` is unset, this deletes from the root.'],
      ['Dangerous delete', 'An empty `$dir` makes this `rm -rf /`; use `${dir:?}`.'],
    ],
  ],
  [
    [
      ['Timeout is missing', 'The request has no timeout and may hang forever.'],
      ['No timeout', 'Set a timeout for the HTTP request.'],
      ['Request can hang', 'Without a timeout a slow server blocks the worker.'],
    ],
    [
      ['TLS verification is disabled', '`verify=False` accepts any certificate.'],
      ['Certificates are not checked', 'Do not pass verify=False: it allows man-in-the-middle attacks.'],
    ],
  ],
  [
    [
      ['Float used for money', 'Use a decimal type for amounts.'],
      ['Rounding errors', 'Amounts of money in floating point lose cents.'],
      ['Do not store prices as float', 'Use BigDecimal, as floats cannot represent cents.'],
    ],
    [
      ['Negative price is accepted', 'The price is not validated.'],
      ['Missing validation of the price', 'A price below zero passes.'],
    ],
  ],
];
