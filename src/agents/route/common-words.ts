import { proseWords } from '../../text/words.ts';

/**
 * Words that occur in the description of any agent or in any sentence, and therefore do not describe an agent. Most
 * are English, as most descriptions are; from other languages, the list has articles, prepositions and the like.
 */
const COMMON = new Set(
  proseWords(
    `a about above across act acts after again against all also always am an and any anything are as at avoid be because
    been before being best better between both but by can clear common complete comprehensive could create creates creating
    current custom deep default deliver detailed develop developer developers development did do does doing done
    down during each engineer ensure ensures etc every expert expertise experts few first focus focused focusing focuses follow
    following for from full get give given good guidance guide guidelines had handle has have help helping helps here
    high how idea if implement implementing in include includes including into is issue issues it its itself just keep kind
    know knowledge last level like look looks made make makes making many may modern more most much must my need needs never
    new no not now of off on once one only or other our out over own part pattern patterns perform person practice
    practices principle principles production professional project projects proper provide provides quality ready real
    related results right run same see senior set several should show single so solution solutions some special specialist
    specialists specialized specializing step still such support sure system systems take task tasks team teams than that the
    their them then there these they thing things this those through time to too tool tools two under up use used user
    users uses using various very via want was way we well were what when where whether which while who why will with within
    without work working works workflow workflows would write writes writing you your
    agent agents ai assistant application applications app apps architect architecture base based bot build building change changes
    changed chat check checker checking checks code codebase codebases coding commit commits context copilot design detect
    expert feature features file files find finds function functions generate generates github index instruction instructions lib
    library main mentor mode model module package pr prs pull pullrequest request requests repo repositories repository review
    reviewed reviewer reviewers reviewing reviews role service services server servers software source src standard standards
    subagent subagents test tests testing unit value data type types audit auditor audits analysis analyze analyzer inspect verify verifies
    und oder der die das den dem des ein eine einen einer ist sind für mit von auf im in zu bei prüft prüfen
    et ou le la les un une des du de est sont pour avec sur dans
    y o el los las una del es son para con en por
    e il lo gli di per che os as um uma do da com não
    const let var return import export from class function def async await public private static void new this self null true
    false undefined string number boolean int if else for while try catch throw interface extends implements`,
  ),
);

const COMMON_PAIRS = new Set(
  proseWords(
    '代码 审查 检查 文件 使用 所有 必须 项目 我们 你的 可以 进行 变更 修改 変更 コード レビュー 確認 ファイル です します する して ください この その 코드 리뷰 검토 파일',
  ),
);

/**
 * Whether a word from `proseWords` says nothing about the purpose of an agent. In Japanese, these are the words with
 * hiragana, which mark grammar.
 */
export function isCommonWord(word: string): boolean {
  return word.length < 2 || COMMON.has(word) || COMMON_PAIRS.has(word) || /^\d+$|\p{sc=Hiragana}/u.test(word);
}
