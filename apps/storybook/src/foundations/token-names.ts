import { marqueeLook, themeToCssVariables } from "@domain/portals"
import { tokenKind, type TokenKind, tokensSetBy } from "../docs/tokens.ts"

const [sheet = ""] = Object.values(
  import.meta.glob<string>("../../../../ui/kit/src/styles/tokens.css", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
)

const names = [...new Set([...tokensSetBy(sheet), ...Object.keys(themeToCssVariables(marqueeLook.theme, "light"))])]

/** Names of a kind's tokens: tokens of the kit, then tokens of a portal's theme. */
export const tokenNames = (kind: TokenKind): ReadonlyArray<string> => names.filter((name) => tokenKind(name) === kind)
