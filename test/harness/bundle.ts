/** Two modules. The second one requires the first one. */
export const MODULES = {
  './src/a.js': 'module.exports = (x) => x + 1;',
  './src/b.js': 'const a = __webpack_require__("./src/a.js");\nmodule.exports = (y) => a(y) * 2;',
};

/** A bundle as webpack writes it when it does not minify. */
export function bundle(modules: Readonly<Record<string, string>>): string {
  const entries = Object.entries(modules).map(
    ([name, code]) =>
      `/***/ "${name}":\n/***/ ((module, __unused_webpack_exports, __webpack_require__) => {\n\n${code}\n\n/***/ })`,
  );
  return [
    '/******/ (() => { // webpackBootstrap',
    '/******/ \tvar __webpack_modules__ = ({',
    entries.join(',\n'),
    '/******/ \t});',
    '/******/ \tvar __webpack_module_cache__ = {};',
    '/******/ \tfunction __webpack_require__(moduleId) {',
    '/******/ \t\tvar cachedModule = __webpack_module_cache__[moduleId];',
    '/******/ \t\tif (cachedModule !== undefined) return cachedModule.exports;',
    '/******/ \t\tvar module = __webpack_module_cache__[moduleId] = { exports: {} };',
    '/******/ \t\t__webpack_modules__[moduleId](module, module.exports, __webpack_require__);',
    '/******/ \t\treturn module.exports;',
    '/******/ \t}',
    'var result = __webpack_require__("./src/b.js");',
    '/******/ })();',
    '',
  ].join('\n');
}
