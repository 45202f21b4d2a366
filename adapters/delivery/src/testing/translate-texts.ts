import type { TranslateMessage } from "../delivery-options.ts"

/** Texts as in a locale file, nested by the parts of their name. */
export interface MessageTexts {
  readonly [key: string]: string | MessageTexts
}

const textAt = (texts: MessageTexts | undefined, key: string): string | undefined => {
  let node: string | MessageTexts | undefined = texts
  for (const part of key.split(".")) node = typeof node === "object" ? node[part] : undefined
  return typeof node === "string" ? node : undefined
}

/** Translates texts with `{{name}}` placeholders; falls back to English, then to the text's name. */
export const translateTexts =
  (texts: Readonly<Record<string, MessageTexts>>): TranslateMessage =>
  (key, language, params) => {
    const text = textAt(texts[language], key) ?? textAt(texts["en"], key) ?? key
    return text.replace(/\{\{\s*(\w+)\s*\}\}/gu, (_, name: string) => String(params[name] ?? ""))
  }
