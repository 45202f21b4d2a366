export { type FontScript, loadFonts } from "./fonts.ts"
