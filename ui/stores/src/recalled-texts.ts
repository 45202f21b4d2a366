import { isRecord, recallTyping } from "@ui/shared/frame"

/** The texts that this entry of the history holds under a name; empty ones where nothing is kept, and while a page is drawn beforehand. */
export const recalledTexts = <const Name extends string>(
  place: string,
  names: ReadonlyArray<Name>,
): Readonly<Record<Name, string>> => {
  const kept = typeof window === "undefined" ? undefined : recallTyping(window.history, place)
  const textOf = (name: Name) => (isRecord(kept) && typeof kept[name] === "string" ? kept[name] : "")
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}
