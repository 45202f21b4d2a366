export { SpendForecasts } from "./spend-forecasts.ts"
export { UsableLists } from "./usable-lists.ts"
