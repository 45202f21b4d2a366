import { type CSSProperties, type ReactNode, useState } from "react"
import { useLocale } from "react-aria-components/I18nProvider"

/** Sample words of a story in English and Hebrew. */
export type Words = (english: string, hebrew: string) => string

const useWords = (): Words => {
  const { locale } = useLocale()
  return (english, hebrew) => (locale.startsWith("he") ? hebrew : english)
}

const Shown = ({ demo, width }: { readonly demo: (words: Words) => ReactNode; readonly width: string | undefined }) => {
  const words = useWords()
  const column: CSSProperties = { display: "grid", gap: "1.5rem", justifyItems: "stretch", maxInlineSize: width }
  return width === undefined ? <>{demo(words)}</> : <div style={column}>{demo(words)}</div>
}

/** A story's render function with sample words, by default in a column of form width. */
export const show = (demo: (words: Words) => ReactNode, width: string | undefined = "33rem") =>
  function Story() {
    return <Shown demo={demo} width={width} />
  }

/** Like `show`, filling the window. */
export const showPage = (demo: (words: Words) => ReactNode) =>
  function Story() {
    return <Shown demo={demo} width={undefined} />
  }

/** Holds the state of a controlled component. */
export const Held = <Value,>({
  initial,
  children,
}: {
  readonly initial: Value
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode
}) => {
  const [value, setValue] = useState(initial)
  return <>{children(value, setValue)}</>
}

/** Does nothing; for handlers that a story does not use. */
export const noop = (): void => undefined

/** A wrapping row. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem", alignItems: "center" }}>{children}</div>
)
