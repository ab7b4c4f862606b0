import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reviewChange
} from "./chunk-W5CRSG66.js";
import {
  refuseForeignServer
} from "./chunk-TQ5HXGTK.js";
import "./chunk-BS6LXEDF.js";
import {
  readGivenFiles
} from "./chunk-UQVU7EYG.js";
import "./chunk-4UMKYUPW.js";
import "./chunk-LSFOOEN3.js";
import "./chunk-IBGIHDDM.js";
import "./chunk-NSOKAURO.js";
import "./chunk-43QQWBQS.js";
import "./chunk-KBLXZV2V.js";
import "./chunk-27DCYVXT.js";
import "./chunk-ZQYVOPRQ.js";
import "./chunk-2QY7HYLD.js";
import "./chunk-LOCZYTHQ.js";
import {
  validationInReview
} from "./chunk-O7YKL56E.js";
import {
  reportReview
} from "./chunk-4BN7YSWJ.js";
import {
  secretOf
} from "./chunk-DA6BLJL3.js";
import "./chunk-IGKL7N4W.js";
import "./chunk-APKX6MRP.js";
import "./chunk-XPNHRUHJ.js";
import "./chunk-D5J4QJD6.js";
import {
  reviewFailOn
} from "./chunk-QRSTFV2N.js";
import "./chunk-4VKJ5KQF.js";
import "./chunk-MKABJW2N.js";
import "./chunk-MS236E4P.js";
import "./chunk-YVLBJKIK.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-RB4WZEA5.js";
import "./chunk-BHL7STBA.js";
import "./chunk-2KIRWMRR.js";
import "./chunk-MHGBR4QQ.js";
import "./chunk-LDUEWW3F.js";
import {
  asksForAllFiles,
  refuseOfAudits
} from "./chunk-YZJOI3JC.js";
import {
  withChange
} from "./chunk-6WZPUPIC.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import "./chunk-ZL5IUAQL.js";
import "./chunk-OQBGZSNW.js";
import {
  openModelInput,
  routingFor,
  terminalTerms
} from "./chunk-SGQP5KYX.js";
import "./chunk-PTII77YA.js";
import "./chunk-2XM5XSR5.js";
import "./chunk-EDFUTCGS.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-U6GFRQ4N.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-XM74XTLA.js";
import "./chunk-Q7OKFDYH.js";
import "./chunk-U2XU7DNH.js";
import "./chunk-O5EGW7MP.js";
import "./chunk-S2S4P4FF.js";
import "./chunk-QUGPXIPH.js";
import "./chunk-LJ36BYDG.js";
import "./chunk-HHKMP4XT.js";
import "./chunk-2YC3TLQI.js";
import {
  loadGrammars
} from "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import {
  readCommandOptions
} from "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import {
  planReview,
  readShardNumber
} from "./chunk-ZETDJYLG.js";
import "./chunk-DGKTSC4J.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-ODLPX25U.js";
import "./chunk-CNAQAQ64.js";
import "./chunk-LMEUCCDG.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-NH65WWPR.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-CV3EBEZZ.js";
import "./chunk-JHPLEBL2.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-CRONDNPJ.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-MNFML4KL.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/review.ts
async function runReview(line, terminal) {
  return asksForAllFiles(line) ? (await import("./audit-W5SAK5KI.js")).runAudit(line, terminal) : (refuseOfAudits(line), withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal)));
}
async function reviewOpened(opened, line, terminal) {
  let { subject, options } = opened;
  reviewFailOn(options), refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment);
  if (choice.kind === "offline" && choice.unaskedModel !== void 0)
    throw unaskedModelError(choice.unaskedModel);
  choice.kind === "offline" && line.message !== void 0 && terminal.say("No model is asked, so `--message` has no effect.");
  let optionsAt = (workspace) => readCommandOptions(line, workspace), given = await readGivenFiles(options, line), chosen = await chooseGuidance(subject, {
    ...options,
    ...routingFor(choice, options, given.message),
    typed: given.message
  }), input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    terminalTerms(terminal)
  ), settings = {
    ...options,
    ...validationInReview(options, subject.trusted),
    optionsAt,
    configPath: line.config,
    grammars: loadGrammars()
  };
  if (options.shard !== void 0) {
    let reviewShard = (paths) => reviewChange(subject, chosen, { ...settings, shardPaths: paths }, input), { writeShard } = await import("./write-shard-F3NULRB5.js"), plan = planReview(chosen, opened.commit, readShardNumber(options.shard).most);
    return endShard(
      await writeShard({
        plan,
        shard: options.shard,
        secret: secretOf(choice, options),
        options,
        cut: terminal.cut,
        reviewShard
      }),
      terminal
    );
  }
  terminal.progress(describeWork(chosen, choice.kind === "offline"));
  let result = await reviewChange(subject, chosen, settings, input);
  return reportReview(result, options, line, terminal);
}
function describeWork({ files, applied }, isOffline) {
  let what = `${count(files.length, "file")} against ${count(applied.length, "guideline")}`;
  return isOffline ? `Checking ${what} \u2026` : `Checking ${what}, and gathering what a model needs \u2026`;
}
function endShard({ path, sentence, result }, terminal) {
  return terminal.say(`${sentence} The result is in ${path}.`), result.conclusion === "failed" ? EXIT.failed : EXIT.done;
}
export {
  runReview
};
