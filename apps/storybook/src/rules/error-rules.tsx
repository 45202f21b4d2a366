import { behaviourOf, errorCatalogue, type ErrorCode, originOf, places } from "@domain/errors"
import { failureMessage } from "@ui/i18n"
import { Badge } from "@ui/kit/badge"
import { cx } from "@ui/kit/cx"
import { TextField } from "@ui/kit/text-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./rules.module.css"

type Entry = (typeof errorCatalogue)[number]

const usual = { payment: "rethrow", otherwise: "handToCaller" } as const

const Behaviour = ({ code, place }: { readonly code: ErrorCode; readonly place: (typeof places)[number] }) => {
  const behaviour = behaviourOf(code, place)
  const isUsual = behaviour === (place === "payment" ? usual.payment : usual.otherwise)
  return isUsual ? <span className={cx(styles["usual"])}>{behaviour}</span> : <Badge tone="warning">{behaviour}</Badge>
}

const matches = (entry: Entry, text: string | undefined, sought: string): boolean =>
  [String(entry.code), entry.name, entry.meaning, text ?? ""].some((words) => words.toLowerCase().includes(sought))

/** The error catalogue with what follows from each code in each place, and the words people read. */
export const ErrorRules = ({ sought: first = "" }: { readonly sought?: string }) => {
  const { t, i18n } = useTranslation(["failures"])
  const [sought, setSought] = useState(first)
  const textOf = ({ code }: Entry): string | undefined =>
    i18n.exists(`failures:code.${code}`)
      ? failureMessage({ errorCode: code, email: "asha@shop.example", message: "…" }, (keys, values) =>
          t(keys as ["failures:generic"], values),
        )
      : undefined
  const rows = errorCatalogue.filter((entry) => matches(entry, textOf(entry), sought.trim().toLowerCase()))
  return (
    <main className={cx(styles["page"], styles["whole"])} dir="ltr">
      <header className={cx(styles["intro"])}>
        <h1>The error catalogue</h1>
        <p>
          From <span className={cx(styles["code"])}>@domain/errors</span>. Codes below 1000 are the specification's, the
          others ours. What differs from the usual (handed to the caller, rethrown by payment calls) is marked.
        </p>
      </header>
      <div className={cx(styles["controls"])}>
        <TextField label="Search" placeholder="801, token, promo" value={sought} onChange={setSought} />
      </div>
      <p role="status" className={cx(styles["soft"])}>
        {`${rows.length} of ${errorCatalogue.length} codes`}
      </p>
      <div className={cx(styles["scroll"])} role="group" tabIndex={0} aria-label="Codes, as a table">
        <table className={cx(styles["table"])}>
          <caption>Behaviour of each code by the place where it arrives</caption>
          <thead>
            <tr>
              {["Code", "Meaning", "HTTP", "What people read", ...places].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <tr key={entry.code}>
                <th scope="row" className={cx(styles["number"])}>
                  {entry.code} {originOf(entry.code) === "product" ? <Badge tone="info">ours</Badge> : null}
                </th>
                <td className={cx(styles["wide"])}>
                  {entry.meaning}
                  <br />
                  <span className={cx(styles["code"])}>{entry.name}</span>
                </td>
                <td className={cx(styles["number"])}>{entry.httpStatus}</td>
                <td className={cx(styles["wide"])} dir="auto">
                  {textOf(entry) ?? <span className={cx(styles["usual"])}>worded by the failure that carries it</span>}
                </td>
                {places.map((place) => (
                  <td key={place}>
                    <Behaviour code={entry.code} place={place} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  )
}
