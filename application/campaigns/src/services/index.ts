export { SpendForecasts } from "./spend-forecasts.ts"
