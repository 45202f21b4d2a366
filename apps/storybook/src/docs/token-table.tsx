import { type CSSProperties, useEffect, useRef, useState } from "react"
import styles from "./docs.module.css"
import { tokenKind, type TokenKind } from "./tokens.ts"

/** The property that shows what a token is worth. */
const properties: Readonly<Record<TokenKind, string | undefined>> = {
  colour: undefined,
  text: "font-size",
  space: "width",
  radius: "border-top-left-radius",
  shadow: undefined,
  motion: undefined,
  face: undefined,
  size: "width",
  other: undefined,
}

/** The value of a token on an element, lengths in pixels. */
const valueOf = (element: HTMLElement, name: string): string => {
  const declared = getComputedStyle(element).getPropertyValue(name).trim()
  const property = properties[tokenKind(name)]
  if (property === undefined) return declared
  const probe = document.createElement("span")
  probe.style.cssText = `position:absolute;visibility:hidden;display:block;${property}:var(${name})`
  element.append(probe)
  const used = getComputedStyle(probe).getPropertyValue(property)
  probe.remove()
  return used === "" ? declared : used.replaceAll(/\d+\.\d+/g, (length) => String(Math.round(Number(length) * 10) / 10))
}

const samples: Readonly<Record<TokenKind, (name: string) => CSSProperties>> = {
  colour: (name) => ({ background: `var(${name})` }),
  text: (name) => ({ fontSize: `var(${name})` }),
  space: (name) => ({ inlineSize: `var(${name})` }),
  radius: (name) => ({ borderStartStartRadius: `var(${name})` }),
  shadow: (name) => ({ boxShadow: `var(${name})` }),
  motion: () => ({}),
  face: (name) => ({ fontFamily: `var(${name})` }),
  size: (name) => ({ inlineSize: `min(100%, var(${name}))` }),
  other: () => ({}),
}

const written: ReadonlyArray<TokenKind> = ["text", "face"]
const unseen: ReadonlyArray<TokenKind> = ["motion", "other"]

/** What a token looks like. */
const TokenSample = ({ name }: { readonly name: string }) => {
  const kind = tokenKind(name)
  if (unseen.includes(kind)) return null
  return (
    <span aria-hidden className={`${styles["sample"]} ${styles[kind]}`} style={samples[kind](name)}>
      {written.includes(kind) ? "Ag" : null}
    </span>
  )
}

export interface TokenTableProps {
  /** Names of tokens, with their dashes. */
  readonly names: ReadonlyArray<string>
}

/** Tokens with a sample and their value where the table stands; a change of theme, mode or width is followed. */
export const TokenTable = ({ names }: TokenTableProps) => {
  const table = useRef<HTMLTableElement>(null)
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const read = () => {
      const element = table.current
      if (element !== null) setValues(new Map(names.map((name) => [name, valueOf(element, name)])))
    }
    read()
    // A theme is a style element and a mode an attribute of the root: whatever changes them is seen here.
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-mode", "lang"] })
    window.addEventListener("resize", read)
    return () => {
      observer.disconnect()
      window.removeEventListener("resize", read)
    }
  }, [names])
  return (
    <table ref={table} className={styles["tokens"]}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Sample</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <TokenSample name={name} />
            </td>
            <td className={styles["value"]}>{values.get(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
