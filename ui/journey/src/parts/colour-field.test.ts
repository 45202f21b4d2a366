import { createI18n, namespaces } from "@ui/i18n"
import { viteTexts } from "@ui/i18n/vite-texts"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { I18nextProvider } from "react-i18next"
import { expect, test } from "vitest"
import { ColourField } from "./colour-field.tsx"

test("a colour stands beside its digits on a page that reads from right to left", async () => {
  const i18n = await createI18n({ language: "he", loadTexts: viteTexts, preload: namespaces })
  const html = renderToString(
    createElement(I18nextProvider, {
      i18n,
      children: createElement(ColourField, { label: "", value: "#e9a23b", onChange: () => undefined }),
    }),
  )
  expect(html).toMatch(/<div[^>]*dir="ltr"[^>]*><span[^>]*><input type="color"[^>]*><\/span><input[^>]*value="#e9a23b"/)
})
