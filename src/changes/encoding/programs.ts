import { regex } from '../../text/regex.ts';

/** The first bytes of files that a system, or a runtime that is often installed, executes. */
const FIRST_BYTES: readonly (readonly number[])[] = [
  // ELF: programs and libraries of Linux.
  [0x7f, 0x45, 0x4c, 0x46],
  // MZ: programs and libraries of Windows.
  [0x4d, 0x5a],
  // Mach-O, in both byte orders and for 32 and 64 bits: programs and libraries of macOS.
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  // Classes of Java, and Mach-O for several processors.
  [0xca, 0xfe, 0xba, 0xbe],
  // WebAssembly.
  [0x00, 0x61, 0x73, 0x6d],
  // Bitcode of LLVM.
  [0x42, 0x43, 0xc0, 0xde],
  // Bytecode of Lua and of Android.
  [0x1b, 0x4c, 0x75, 0x61],
  [0x64, 0x65, 0x78, 0x0a],
];

/** Endings of files that hold code for a machine, and of packages that are run or installed as they are. */
const ENDINGS =
  /\.(?:apk|app|beam|class|com|crx|deb|dll|dylib|egg|elc|exe|gem|jar|jsc|ko|msi|node|nupkg|o|pyc|pyd|pyo|rpm|scr|so(?:\.\d+)*|vsix|war|wasm|whl|xpi)$/i;

/** Whether a binary file is a program, by its first bytes or its name. */
export function isProgram(path: string, bytes: Uint8Array | undefined): boolean {
  return ENDINGS.test(path) || FIRST_BYTES.some((start) => start.every((byte, index) => bytes?.[index] === byte));
}

const MEDIA = regex('i')`
  \.(?:
    3gp|aac|ai|avi|avif|bmp|cur|docx?|eot|eps|flac|gif|heic|icns|ico|jpe?g|jxl|m4a|m4v|mkv|mov|mp[34]|odp|ods|odt
    |og[agv]|opus|otf|pdf|png|pptx?|psd|svgz|tga|tiff?|ttc|ttf|wav|weba|webm|webp|wmv|woff2?|xlsx?
  )$
`;

/** Whether the name is that of a picture, a sound, a film, a font or a document, of which nobody expects a review. */
export function isMedia(path: string): boolean {
  return MEDIA.test(path);
}
