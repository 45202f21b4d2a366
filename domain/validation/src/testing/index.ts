export { anyGstin, anyHostName, anyPassword, anyPhoneOf, anyVatNumber, anyWebsite } from "./validation.arbitrary.ts"
export { bmpBytes, docxBytes, jpegBytes, pngBytes, sampleBytes } from "./sample-files.ts"
