import {
  openFileSources,
  type FileSources,
  type FileSourcesTerms,
} from '../../../../src/agents/tools/files/file-sources.ts';
import { fileTools } from '../../../../src/agents/tools/file-tools.ts';
import type { Tool } from '../../../../src/agents/tools/tool.ts';
import type { Grammars } from '../../../../src/syntax/types.ts';
import { memoryWorkspace, type MemoryFile } from '../../../../src/workspace/memory.ts';

type Files = Readonly<Record<string, MemoryFile>>;

/** There are no grammars here: outlines are made from indentation. */
const NO_GRAMMARS: Grammars = { read: () => Promise.resolve(undefined), findFaults: () => Promise.resolve(undefined) };

/** File sources over literals. The base is the same as the head by default. */
export function openFiles(
  head: Files,
  { base = head, ...terms }: Partial<Omit<FileSourcesTerms, 'head' | 'base'>> & { readonly base?: Files } = {},
): FileSources {
  return openFileSources({
    head: memoryWorkspace(head, 'the head'),
    base: memoryWorkspace(base, 'the base'),
    mayShow: () => Promise.resolve(undefined),
    changed: [],
    ...terms,
  });
}

/** The tools over file sources, by name. The clock stands still by default. */
export function toolsOver(sources: FileSources, now: () => number = () => 0): (name: string) => Tool {
  const tools = fileTools({ sources, grammars: NO_GRAMMARS, now });
  return (name) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) {
      throw new Error(`no tool ${name}`);
    }
    return tool;
  };
}

/** The output of a tool or its refusal, as a text. */
export async function say(tool: Tool, given: Readonly<Record<string, unknown>>): Promise<string> {
  const outcome = await tool.run(given, new AbortController().signal);
  return outcome.kind === 'text' ? outcome.text : `refused: ${'reason' in outcome ? outcome.reason : ''}`;
}
