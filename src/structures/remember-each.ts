/** Makes a function that reads something of each object only once, and keeps it as long as the object is kept. */
export function rememberEach<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) {
      return found.value;
    }
    const value = read(key);
    known.set(key, { value });
    return value;
  };
}
