import {
  listingWidth as listingWidth,
  reportWidth as reportWidth,
  wrapAtTerminal as wrapAtTerminal,
  wrapListing as wrapListing,
  wrapMessage as wrapMessage,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import "./joined-a845ed26.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  listingWidth,
  reportWidth,
  wrapAtTerminal,
  wrapListing,
  wrapMessage,
  wrapText
};
