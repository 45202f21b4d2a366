import { type PageName, pageNames, pageRow } from "@domain/pages"
import { useState } from "react"
import { Screen } from "./screen.tsx"
import { addressOf, worldOf } from "./world/page-worlds.ts"

/** What a page may be found in: with data, without any, while it reads, and when its server is out of reach. */
export type PageState = "filled" | "empty" | "loading" | "failed"

export interface PageStatesProps {
  readonly state: PageState
  readonly page: PageName
  /** Pages to choose from. */
  readonly pages?: ReadonlyArray<PageName>
  /** Told each contract that a page calls. */
  readonly onCall?: (page: PageName, contract: string) => void
}

const optionsOf = (page: PageName, state: PageState) => {
  const { reads = [] } = pageRow(page)
  const { filled, empty, isSignedIn = pageRow(page).access !== "public" } = worldOf(page)
  return {
    isSignedIn,
    seed: state === "empty" ? empty : filled,
    ...(state === "loading" && { silent: reads }),
    ...(state === "failed" && { broken: reads }),
  }
}

/** The addresses of a page: while it loads, another page of the business stands before it. */
const addressesOf = (page: PageName, state: PageState) =>
  state === "loading" && pageRow(page).access === "member"
    ? { path: addressOf("workspace"), next: addressOf(page) }
    : { path: addressOf(page) }

/** A page of the table in one of its states, with the choice of the page. */
export const PageStates = ({ state, page, pages = pageNames, onCall }: PageStatesProps) => {
  const [shown, show] = useState(page)
  return (
    <>
      <label>
        Page{" "}
        <select value={shown} onChange={({ target }) => show(pages.find((name) => name === target.value) ?? page)}>
          {pages.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Screen
        key={shown}
        {...optionsOf(shown, state)}
        onCall={(contract) => onCall?.(shown, contract)}
        {...addressesOf(shown, state)}
      />
    </>
  )
}
