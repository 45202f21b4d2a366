export { decodePage } from "./charset.ts"
export { factReadings } from "./fact-readings.ts"
