import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';
import { translateSentence, translateTitle } from '../../../../src/literal/reading/translations/translations.ts';

describe('sentences of other languages in English', () => {
  it.each<readonly [sentence: string, english: string]>([
    ['文件名使用 kebab-case', 'file names must use kebab-case'],
    ['禁止使用默认导出', 'never use default exports'],
    ['避免使用内联样式和魔法数字', 'avoid inline styles and magic numbers'],
    ['函数不得超过 50 行', 'functions must not exceed 50 lines'],
    ['优先使用箭头函数，而不是类组件', 'prefer arrow functions over class components'],
    ['测试文件必须以 \uE000 结尾', 'test files must end with \uE000'],
    ['公共函数必须有文档注释', 'public functions must have doc comments'],
    ['変数名はキャメルケースを使用する', 'variable names must use camelCase'],
    ['デフォルトエクスポートは使用しない', 'never use default exports'],
    ['関数は 50 行以内にする', 'functions must not exceed 50 lines'],
    ['テストは \uE000 に配置する', 'tests must live in \uE000'],
    ['クラスコンポーネントではなく関数コンポーネントを使用する', 'use function components instead of class components'],
    ['파일명은 kebab-case를 사용한다', 'file names must use kebab-case'],
    ['전역 변수를 사용하지 마세요', 'never use global variables'],
    ['함수는 50줄을 넘지 않는다', 'functions must not exceed 50 lines'],
    ['verwende keine default-exporte', 'never use default exports'],
    ['dateien in \uE000 dürfen nicht bearbeitet werden', 'never edit \uE000'],
    ['dateinamen immer in kebab-case', 'file names must use kebab-case'],
    ['keine leeren catch-blöcke', 'never use empty catch blocks'],
    ['ne modifiez pas les fichiers du dossier \uE000', 'never edit \uE000'],
    ['ne pas modifier les fichiers dans \uE000', 'never edit \uE000'],
    ['funktionen dürfen nicht länger als 50 zeilen sein', 'functions must not exceed 50 lines'],
    ['testdateien enden mit \uE000', 'test files must end with \uE000'],
    ['verwende benannte exporte statt default-exporte', 'use named exports instead of default exports'],
    ["n'utilisez jamais les exports par défaut", 'never use default exports'],
    ['les fonctions ne doivent pas dépasser 50 lignes', 'functions must not exceed 50 lines'],
    ['les fichiers de test se terminent par \uE000', 'test files must end with \uE000'],
    ['no uses variables globales', 'never use global variables'],
    ['los nombres de archivos usan kebab-case', 'file names must use kebab-case'],
    ['evita los estilos en línea', 'avoid inline styles'],
    ['não use exportações padrão', 'never use default exports'],
    ['use aspas simples', 'use single quotes'],
    ['no tocar \uE000', 'never edit \uE000'],
    ['no editar \uE000 manualmente', 'never edit \uE000 directly'],
    ['não edite \uE000 manualmente', 'never edit \uE000 directly'],
    ['ne jamais committer \uE000', 'never commit \uE000'],
    ['\uE000 nicht manuell bearbeiten', 'never edit \uE000 directly'],
    ['严禁修改或删除 \uE000', 'never edit \uE000'],
    ['\uE000 직접 수정 금지', 'never edit \uE000 directly'],
    ['toda nueva funcionalidad debe tener tests', 'new features must have tests'],
    ['jede neue funktion muss tests haben', 'new features must have tests'],
    ['所有新功能必须有单元测试', 'new features must have tests'],
    ['バグ修正には必ずテストを追加する', 'bug fixes must have tests'],
    ['새 기능에는 반드시 테스트를 작성한다', 'new features must have tests'],
    ['les commits suivent conventional commits', 'commits must follow conventional commits'],
    ['as funções não devem exceder 50 linhas', 'functions must not exceed 50 lines'],
    ['bearbeite keine dateien in \uE000', 'never edit \uE000'],
    ['klassen werden in PascalCase benannt', 'classes must use PascalCase'],
    ['committe niemals passwörter oder api-schlüssel', 'never commit passwords and API keys'],
    ['ne modifiez pas les fichiers dans \uE000', 'never edit \uE000'],
    ['nommez les classes en PascalCase', 'classes must use PascalCase'],
    ['ne committez jamais de secrets ni de mots de passe', 'never commit secrets and passwords'],
    ['no edites archivos en \uE000', 'never edit \uE000'],
    ['nombra las clases en PascalCase', 'classes must use PascalCase'],
    ['los nombres de archivo deben estar en kebab-case', 'file names must use kebab-case'],
    ['las pruebas deben estar en \uE000', 'tests must live in \uE000'],
    ['nunca subas secretos ni contraseñas al repositorio', 'never commit secrets and passwords'],
    ['não edite arquivos em \uE000', 'never edit \uE000'],
    ['nunca faça commit de segredos ou senhas', 'never commit secrets and passwords'],
    ['不要修改 \uE000 目录下的文件', 'never edit \uE000'],
    ['不要提交密钥或密码', 'never commit secrets and passwords'],
    ['\uE000 のファイルを編集しない', 'never edit \uE000'],
    ['\uE000 をインポートしない', 'never import \uE000'],
    ['シークレットやパスワードをコミットしない', 'never commit secrets and passwords'],
    ['함수는 40줄을 넘지 않아야 합니다', 'functions must not exceed 40 lines'],
    ['\uE000을 피하세요', 'avoid \uE000'],
    ['\uE000를 import하지 마세요', 'never import \uE000'],
    ['비밀키나 비밀번호를 커밋하지 마세요', 'never commit secrets and passwords'],
  ])('%s', (sentence, english) => {
    expect(translateSentence(sentence)).toBe(english);
  });

  it.each([
    ['an unknown thing', '禁止使用奇怪的东西'],
    ['a condition', 'verwende keine default-exporte, wenn es geht'],
    ['an exception', "n'utilisez jamais les exports par défaut sauf dans les tests"],
    ['English', 'never use default exports'],
  ])('with %s stay as they are', (_name, sentence) => {
    expect(translateSentence(sentence)).toBeUndefined();
  });
});

it.each<readonly [markdown: string, kind: string]>([
  ['# 规范\n\n- 禁止使用默认导出', 'checked'],
  ['# 规范\n\n## 示例\n\n- 禁止使用默认导出', 'rule'],
  ['# Regeln\n\n- Verwende keine Default-Exporte.', 'checked'],
  ['# Regeln\n\n- Verwende keine seltsamen Dinge.', 'rule'],
])('%j is %s', (markdown, kind) => {
  expect(compileStatements(readStatements(2, markdown)).at(-1)?.kind).toBe(kind);
});

it.each<readonly [title: string, english: string]>([
  ['单元测试', 'testing'],
  ['beispiele', 'examples'],
  ['命名规范', '命名规范'],
])('the title %s limits as %s', (title, english) => {
  expect(translateTitle(title)).toBe(english);
});
