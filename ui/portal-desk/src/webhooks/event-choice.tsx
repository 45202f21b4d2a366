import { eventAreas, eventsOf, PortalEventKind } from "@domain/integrations"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { wordOf } from "./event-word.ts"

export interface EventChoiceProps {
  readonly name: string
  readonly value: ReadonlyArray<PortalEventKind>
  readonly onChange: (kinds: ReadonlyArray<PortalEventKind>) => void
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** The events that an endpoint is told, by area; a refusal stands at the first area. */
export const EventChoice = ({ name, value, onChange, error, isDisabled }: EventChoiceProps) => {
  const { t } = useTranslation("portalWebhooks")
  return (
    <fieldset className={panel["group"]}>
      <legend>{t("portalWebhooks:form.events")}</legend>
      {eventAreas.map((area, index) => {
        const kinds = eventsOf(area)
        return (
          <CheckboxGroup
            key={area}
            {...(index === 0 && { name, error })}
            label={t(`portalWebhooks:area.${area}`)}
            value={value.filter((kind) => kinds.includes(kind))}
            onChange={(ids) =>
              onChange(
                PortalEventKind.literals.filter((kind) =>
                  kinds.includes(kind) ? ids.includes(kind) : value.includes(kind),
                ),
              )
            }
            isDisabled={isDisabled}
            options={kinds.map((id) => ({ id, label: t(wordOf(id)), detail: id }))}
          />
        )
      })}
    </fieldset>
  )
}
