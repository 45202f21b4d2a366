export { anyCandidate, anyTyped } from "./typed.arbitrary.ts"
export { normalisingRules, textRules } from "./text-rules.ts"
export { anyGstin, anyHostName, anyPassword, anyPhoneOf, anyVatNumber, anyWebsite } from "./validation.arbitrary.ts"
export { longInputs, naughtyStrings } from "./naughty-strings.ts"
export {
  type Archive,
  bmpBytes,
  docxEntries,
  isoMediaBytes,
  jpegBytes,
  pngBytes,
  sampleBytes,
  zipBytes,
} from "./sample-files.ts"
