import type { ListLeadDestinations } from "@application/integrations/contract"
import { PauseLeadDestination, ResumeLeadDestination } from "@application/integrations/contract"
import { deliveryLimits, type LeadDestination } from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, lazyPart, type OutputOf, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import { ArrowLeft, Plus, Send } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"
import { DestinationCard } from "./destination-card.tsx"
import type { DestinationAct, Opened } from "./read-destinations.ts"

/** Rarely needed, and drawn by React Aria, so apart from the page. */
const DestinationDialogs = lazyPart(async () => (await import("./destination-dialogs.tsx")).DestinationDialogs)

export interface DestinationsViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly value: OutputOf<typeof ListLeadDestinations>
  /** Whether the newest reading failed. */
  readonly isStale: boolean
  /** Whether the user's role lets them make and change destinations. */
  readonly mayChange: boolean
  readonly onChanged: () => void
}

/** The destinations of a business's leads, each with its state and what can be done with it. */
export const DestinationsView = ({
  businessProfileId,
  value,
  isStale,
  mayChange,
  onChanged,
}: DestinationsViewProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const [opened, open] = useState<Opened>()
  const [pausing, pause] = useCommand(PauseLeadDestination, { revalidate: false })
  const [resuming, resume] = useCommand(ResumeLeadDestination, { revalidate: false })
  const { destinations } = value
  const isFull = destinations.length >= deliveryLimits.destinations
  const act = async (what: DestinationAct, destination: LeadDestination) => {
    if (what !== "pause" && what !== "resume") return open({ what, destination })
    const call = what === "pause" ? pause : resume
    const outcome = await call({ businessProfileId, destinationId: destination.id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(`leadDelivery:done.${what}`, { name: destination.name }))
    onChanged()
  }
  const add = (
    <Button icon={<Plus aria-hidden />} isDisabled={isFull} onPress={() => open({ what: "add" })}>
      {t("leadDelivery:add")}
    </Button>
  )
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("leadDelivery:title")}
        lead={isFull ? t("leadDelivery:full", { most: deliveryLimits.destinations }) : t("leadDelivery:lead")}
        actions={
          <>
            <NavButton to="../leads" kind="secondary" icon={<ArrowLeft aria-hidden className={styles["back"]} />}>
              {t("leadDelivery:back")}
            </NavButton>
            {mayChange && destinations.length > 0 ? add : null}
          </>
        }
      />
      <RoleNote action="sendLeadsAway" />
      {isStale ? (
        <Banner
          tone="warning"
          action={
            <Button size="small" kind="secondary" onPress={onChanged}>
              {t("common:action.retry")}
            </Button>
          }
        >
          {t("leadDelivery:stale")}
        </Banner>
      ) : null}
      <FailureNotice failure={failureIn(pausing) ?? failureIn(resuming)} />
      {destinations.length === 0 ? (
        <EmptyState level={2} icon={<Send />} title={t("leadDelivery:empty.title")} {...(mayChange && { action: add })}>
          {t(mayChange ? "leadDelivery:empty.text" : "leadDelivery:empty.reader")}
        </EmptyState>
      ) : (
        <ul className={styles["cards"]}>
          {destinations.map((destination) => (
            <li key={destination.id}>
              <DestinationCard
                destination={destination}
                mayChange={mayChange}
                isPending={pausing.status === "pending" || resuming.status === "pending"}
                onAct={(what) => void act(what, destination)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {opened === undefined ? null : (
          <DestinationDialogs
            businessProfileId={businessProfileId}
            availableKinds={value.availableKinds}
            sharedWith={value.sharedWith}
            mayChange={mayChange}
            opened={opened}
            onOpen={open}
            onClose={() => open(undefined)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </div>
  )
}
