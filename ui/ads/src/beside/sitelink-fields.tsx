import {
  googleCount,
  type SearchAssetChecks,
  searchAssetLimits,
  type Sitelink,
  type SitelinkChecks,
} from "@domain/creatives"
import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { TextField } from "@ui/kit/text-field"
import { problemText } from "@ui/journey/messages"
import { usePortal } from "@ui/shared/frame"
import { Plus, Undo2, X } from "lucide-react"
import { useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { CopyOriginNote } from "../copy-origin-note.tsx"
import { CountedField } from "../counted-field.tsx"
import styles from "./beside.module.css"
import { CountProblem } from "./count-problem.tsx"

export interface SitelinkFieldsProps {
  readonly links: ReadonlyArray<Sitelink>
  readonly checks: SearchAssetChecks
  readonly language: string
  readonly opens: string
  /** Of the heading in the page's outline. */
  readonly level: 3 | 4
  readonly onChange: (links: ReadonlyArray<Sitelink>) => void
}

const soundLink: SitelinkChecks = { text: [], description1: [], description2: [], url: [] }

/** The links below a search ad: each typed, removed and brought back. */
export const SitelinkFields = ({ links, checks, language, opens, level, onChange }: SitelinkFieldsProps) => {
  const { t } = useTranslation(["creatives", "kit", "failures"])
  const portal = usePortal()
  const id = useId()
  const Heading = `h${level}` as const
  const group = useRef<HTMLDivElement>(null)
  const [removal, setRemoval] = useState<{ readonly link: Sitelink; readonly index: number }>()
  const { text, description, most } = searchAssetLimits.sitelink
  const edit = (index: number, change: Partial<Sitelink>) => {
    const { description1, description2, ...link } = { ...links[index], ...change }
    const next = {
      ...link,
      ...(description1 !== undefined && description1 !== "" && { description1 }),
      ...(description2 !== undefined && description2 !== "" && { description2 }),
      origin: "edited",
    } as Sitelink
    setRemoval(undefined)
    onChange(links.with(index, next))
  }
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => [...(group.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus())
  const remove = (index: number, link: Sitelink) => {
    setRemoval({ link, index })
    onChange(links.toSpliced(index, 1))
    focusLater("[data-undo]")
  }
  const undo = () => {
    if (removal === undefined) return
    onChange(links.toSpliced(removal.index, 0, removal.link))
    setRemoval(undefined)
  }
  const add = () => {
    onChange([...links, { text: "", url: opens === "" ? "" : `${opens.replace(/\/$/u, "")}/`, origin: "edited" }])
    focusLater("[data-first] input")
  }
  return (
    <div ref={group} role="group" className={cx(styles.group)} aria-labelledby={id}>
      <div>
        <Heading id={id} className={cx(styles.heading)}>
          {t("creatives:assets.links")}
        </Heading>
        <p className={cx(styles.note)}>
          {opens === "" ? t("creatives:assets.noSite") : t("creatives:assets.linksHelp", { length: text })}
        </p>
      </div>
      {links.map((link, index) => {
        const found = checks.sitelinks[index] ?? soundLink
        const number = formatNumber(index + 1, portal.language)
        const [urlProblem] = found.url
        return (
          // oxlint-disable-next-line react/no-array-index-key -- links may be alike while they are typed
          <div key={index} className={cx(styles.card)}>
            <div className={cx(styles.cardHead)}>
              <CopyOriginNote origin={link.origin} />
              <IconButton label={t("creatives:assets.removeLink", { number })} onPress={() => remove(index, link)}>
                <X aria-hidden />
              </IconButton>
            </div>
            <div data-first>
              <CountedField
                label={t("creatives:assets.linkText", { number })}
                value={link.text}
                language={language}
                most={text}
                count={googleCount}
                problems={found.text}
                showsErrors
                onChange={(typed) => edit(index, { text: typed })}
              />
            </div>
            <TextField
              label={t("creatives:assets.linkPage", { number })}
              value={link.url}
              inputDirection="ltr"
              type="url"
              maxLength={2048}
              onChange={(url) => edit(index, { url })}
              {...(urlProblem !== undefined && { error: problemText(t, urlProblem) })}
            />
            {(["description1", "description2"] as const).map((name) => (
              <CountedField
                key={name}
                label={t(`creatives:assets.${name}`, { number })}
                value={link[name] ?? ""}
                language={language}
                most={description}
                count={googleCount}
                problems={found[name]}
                showsErrors
                isOptional
                onChange={(typed) => edit(index, { [name]: typed })}
              />
            ))}
          </div>
        )
      })}
      <div role="status" className={cx(styles.removed)}>
        {removal === undefined ? null : (
          <>
            <span>
              {removal.link.text.trim() === ""
                ? t("creatives:search.removedBlank")
                : t("kit:tags.removed", { tag: removal.link.text.trim() })}
            </span>
            <Button kind="quiet" size="small" icon={<Undo2 aria-hidden />} data-undo onPress={undo}>
              {t("kit:tags.undo")}
            </Button>
          </>
        )}
      </div>
      <CountProblem checks={checks} field="sitelink" />
      {opens === "" || links.length >= most ? null : (
        <div>
          <Button kind="secondary" size="small" icon={<Plus aria-hidden />} onPress={add}>
            {t("creatives:assets.addLink")}
          </Button>
        </div>
      )}
    </div>
  )
}
