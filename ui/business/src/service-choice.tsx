import { Button } from "@ui/kit/button"
import { CheckboxCards } from "@ui/kit/radio-cards"
import { TextField } from "@ui/kit/text-field"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { openSuggestions } from "./open-suggestions.ts"
import styles from "./service-choice.module.css"

export interface ServiceChoiceProps {
  /** Offered services, the business's own first. */
  readonly offered: ReadonlyArray<string>
  readonly value: ReadonlyArray<string>
  readonly onChange: (services: ReadonlyArray<string>) => void
  /** Receives a service that was typed. */
  readonly onAdd: (service: string) => void
  readonly error?: string | undefined
}

/** Most services of one campaign, and how many are shown at first. */
const most = 20
const few = 8

/** Services to choose from, and a line for one that is missing. */
export const ServiceChoice = ({ offered, value, onChange, onAdd, error }: ServiceChoiceProps) => {
  const { t } = useTranslation(["signup", "kit"])
  const [typed, setTyped] = useState("")
  const [isOpen, setOpen] = useState(false)
  const all = [...openSuggestions(offered, []), ...openSuggestions(value, offered)]
  const isShort = isOpen || all.length <= few + 1
  const shown = isShort ? all : all.filter((service, at) => at < few || value.includes(service))
  const isFull = value.length >= most
  const add = () => {
    const service = typed.trim()
    if (service === "") return
    setTyped("")
    onAdd(all.find((known) => known.toLocaleLowerCase() === service.toLocaleLowerCase()) ?? service)
  }
  return (
    <div className={styles["choice"]}>
      {all.length === 0 ? null : (
        <CheckboxCards
          label={t("signup:promote.label")}
          hint={isFull ? t("signup:promote.full", { most }) : undefined}
          error={error}
          columns={2}
          value={value}
          onChange={(chosen) => onChange(all.filter((service) => chosen.includes(service)).slice(0, most))}
          options={shown.map((service) => ({
            id: service,
            title: service,
            isDisabled: isFull && !value.includes(service),
          }))}
        />
      )}
      {shown.length < all.length ? (
        <div className={styles["more"]}>
          <Button kind="quiet" flush="start" onPress={() => setOpen(true)}>
            {t("signup:promote.more", { count: all.length - shown.length })}
          </Button>
        </div>
      ) : null}
      <TextField
        label={t("signup:promote.own")}
        placeholder={t("signup:promote.example")}
        error={all.length === 0 ? error : undefined}
        value={typed}
        onChange={setTyped}
        maxLength={80}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || typed.trim() === "") return
          event.preventDefault()
          add()
        }}
        suffix={
          <Button
            kind="quiet"
            size="small"
            icon={<Plus aria-hidden />}
            onPress={add}
            isDisabled={typed.trim() === "" || isFull}
          >
            {t("kit:tags.add")}
          </Button>
        }
      />
    </div>
  )
}
