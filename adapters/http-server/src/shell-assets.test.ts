import { expect, test } from "vitest"
import { shellAssets } from "./shell-assets.ts"

const assetsOf = shellAssets(
  {
    "index.html": { file: "assets/index.js", css: ["assets/index.css"], imports: ["_react.js"], isEntry: true },
    "_react.js": { file: "assets/react.js" },
    "_field.js": { file: "assets/field.js", css: ["assets/field.css"], imports: ["_react.js"] },
    "login.tsx": { file: "assets/login.js", imports: ["_field.js", "index.html"] },
    "inter.css": { file: "assets/inter.css" },
  },
  (file) => `/* ${file} */`,
)

test("a page needs the entry's chunks, its own and those that it imports, each once", () => {
  expect(assetsOf(["login.tsx"]).modules).toEqual(["/assets/react.js", "/assets/login.js", "/assets/field.js"])
})

test("its style is that of all those chunks and of style sheets among the sources", () => {
  const { css, styleSheets } = assetsOf(["login.tsx", "inter.css"])
  expect(styleSheets).toEqual(["/assets/index.css", "/assets/field.css", "/assets/inter.css"])
  expect(css).toBe("/* assets/index.css */\n/* assets/field.css */\n/* assets/inter.css */")
})

test("a source without a chunk adds nothing", () => {
  expect(assetsOf(["gone.tsx"])).toEqual(assetsOf([]))
})
