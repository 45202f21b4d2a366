import { createI18n, namespaces } from "@ui/i18n"
import { viteTexts } from "@ui/i18n/vite-texts"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { I18nextProvider } from "react-i18next"
import { expect, test } from "vitest"
import { CountedField } from "./counted-field.tsx"

const fieldWith = async (value: string) => {
  const i18n = await createI18n({ language: "he", loadTexts: viteTexts, preload: namespaces })
  return renderToString(
    createElement(I18nextProvider, {
      i18n,
      children: createElement(CountedField, {
        label: "",
        value,
        onChange: () => undefined,
        most: 40,
        problems: [],
        showsErrors: false,
      }),
    }),
  )
}

test("a Hebrew text with a leading Latin name is typed right to left", async () => {
  expect(await fieldWith("Sourdough loaves ב-Bristol")).toMatch(/<input[^>]*dir="rtl"/)
  expect(await fieldWith("Sourdough loaves in Bristol")).toMatch(/<input[^>]*dir="ltr"/)
})

test("an empty text leaves its direction to what is typed", async () => {
  expect(await fieldWith(" ")).toMatch(/<input[^>]*dir="auto"/)
})
