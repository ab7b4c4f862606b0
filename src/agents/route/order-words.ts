import { proseWords } from '../../text/words.ts';
import { regex } from '../../text/regex.ts';

/**
 * Words of orders that say nothing about the subject: grammar, obligation, delegation, and what every change consists
 * of.
 */
const NEUTRAL = new Set(
  proseWords(
    `a about above across after again all along already also always an and another any anything are area around as ask at
    be because been before being below between both but by call can case category check come comes concern concerned concerning
    consult contain containing could cover covering custom dedicated defer deferred delegate delegated delegating delegation did
    directly do does done during each either entrust entrusted escalate escalated escalation even ever every everything examine
    examined explicit finally first following for forward forwarded from full fully get give given go goes going ha had hand handed handing
    handle handled handling handoff handover has have he help her his how however if immediately in including independent inspect inspected instead
    into invoke invoked involve involved involving is it its itself just kind let like look make makes making mandatory matter may me
    might more most must my necessary need needed needs next now obligatory of off on once one only onto or other our out over own
    pass passed please prefer proper re regarding regard relate related relating relevant require required requirement requires review reviewed reviewer
    reviewing reviews route routed routing rule run same second see send sent shall she should side since so some somebody someone something
    specialist specialized start step subagent such take taken that the their them then there these they thing third this those through thus
    to together too topic touch touched touches touching toward two type types under until up upon us use used using verified verify via was way we well
    were what whatever when whenever where whether which while who whole whose why will with within work would you your
    add added adding addition affect affected affecting agent agents alter altered approval approve approved assign assigned audit audited
    change changed changes changing check checked code codebase commit commits concern create created diff directory edit edited edits editing
    file files folder implement implementation introduce introduced introducing involve issue item job line lines merge merged merging modification modifications modified
    modifies modify modifying part path piece place portion pr prs project projects proposal propose pull question questions push remove removed removing rename repo repository request
    requests revise revision rewrite section source stuff task tasks team update updated updates updating write writes writing written
    der die das den dem des ein eine einer eines einem einen und oder von vom zu zum zur im in an auf aus bei mit für durch über unter muss müssen ist
    sind werden wird immer stets zwingend unbedingt grundsätzlich jede jeder jedes jeden jedem alle aller allen änderung änderungen datei dateien
    code agent agenten delegieren delegiert delegiere übergeben übergib übergebe weitergeben weitergeleitet prüfen prüft geprüft begutachtet begutachten
    kontrolliert freigegeben pflicht verpflichtend verbindlich obligatorisch relevante relevant betreffend betreffen wenn falls geändert ändern ändert
    überlassen zugewiesen aufgabe aufgaben anfrage anfragen
    le la les un une des du de d l et ou au aux par pour dans sur sous avec en doit doivent devez être est sont toujours impérativement
    systématiquement obligatoire obligatoirement tout toute tous toutes changement changements modification modifications fichier fichiers code agent délégué
    déléguée délégués déléguées déléguer déléguez délégation confier confié confiée confiés confiez transmis soumis relu relue relus revu revue vérifié vérifiée
    examiné qui que lié liée liés tâche tâches demande
    el los las una unos unas y o al del por para con en debe deben debes siempre ser es son obligatorio obligatoria obligatoriamente todo toda todos
    todas cambio cambios archivo archivos código agente delegar delegarse delegado delegada delegados delega delegación revisar revisado revisada revisados
    verificar verificado asignar asignado hay tarea tareas sobre relacionado relacionada petición`,
  ),
);

/**
 * Words that narrow a subject in a way that neither paths nor lines show. Whether a change is risky or touches business
 * logic cannot be told from its words, so such words never keep an order from applying.
 */
const UNDECIDABLE = new Set(
  proseWords(
    `architecture architectural automatically backward bad behavior behaviour best better big breaking bug bugs business careful complex complicated consistency
    consistent core correctness critical crucial dangerous deep delicate design existing expert external feature features fix fixes fixing fundamental
    general good high huge impact impacting important incompatible internal key large larger legacy logic low major minor named new nontrivial
    non trivial outside potential potentially practice practices production public quality real refactor refactoring refactorings regression risk risky safe safety sensitive serious severe
    significant simple single small standard standards strict strictly style substantial thorough trivial unclear user users visible work
    sensible sensibler sensiblen sensible kritisch kritische kritischen wichtig wichtige wichtigen neu neue neuen groß große größere
    critique critiques important importante importants importantes nouveau nouveaux nouvelle sensibles crítico crítica críticos nuevo nueva nuevos sensible`,
  ),
);

/** Whether a word from `proseWords` tells nothing about the subject of an order. */
export function isNeutral(word: string): boolean {
  return word.length < 2 || NEUTRAL.has(word) || UNDECIDABLE.has(word) || /^\d+$/.test(word) || isAdverb(word);
}

/** `carefully`, `always thoroughly`; but not `family`. */
function isAdverb(word: string): boolean {
  return word.length > 6 && word.endsWith('ly') && !/^(?:assembly|anomaly|supply|reply|family|multiply)$/.test(word);
}

/** Chinese and Japanese words that say nothing about the subject. They are written without spaces around them. */
export const NEUTRAL_RUNS = regex('g')`
  (?:
    必须|必須|务必|務必|一定要|强制|強制|始终|始終|总是|一律|必需|所有|任何|每个|每個|一切|全部|全て|相关|相關|有关|关于|關於|涉及|有關|関連|関係|对于|對於|对|對|的|地|得|了|和|与|與|或
    |及|以及|时|時|如果|当|當|若|凡|凡是|请|請|应|應|应该|要|需要|需|须|都|均|先|再|后|後|前|进行|進行|处理|處理|负责|負責|交给|交給|交由|移交|转交|轉交|委托|委託|委派|委任|委譲
    |派给|分派|分配给|指派|引き渡|引き継|任せ|给|給|由|让|讓|使用|调用|調用|请求|請求|通过|通過|向|到|至|代理|子代理|智能体|エージェント|サブエージェント|审查|審查|审核|審核|评审|評審|复核
    |复查|检查|檢查|审计|審計|レビュー|確認|チェック|監査|検査|依頼|担当|代码|程式碼|代碼|コード|文件|檔案|ファイル|变更|變更|変更|更改|修改|修正|改动|改動|更新|编辑|提交|任务|任務|タスク
    |工作|请求|项目|專案|プロジェクト|部分|内容|重要|关键|關鍵|敏感|核心|新的|大的|常に|場合|場所
  )
`;
