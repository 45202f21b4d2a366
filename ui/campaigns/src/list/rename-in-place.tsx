import type { Campaign } from "@domain/campaigns"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { useEffect, useState } from "react"
import { RenameForm } from "../rename-form.tsx"
import { useRename } from "../use-rename.tsx"
import styles from "./list.module.css"

type Subject = Pick<Campaign, "id" | "businessProfileId" | "name">

const nobody: Subject = { id: CampaignId.make(1), businessProfileId: BusinessProfileId.make(1), name: "" }

/** The campaign of a list whose name is typed over, one at a time; its notice stays until the next. */
export const useRenameInPlace = (rows: ReadonlyArray<Subject>) => {
  const [id, setId] = useState<CampaignId>()
  const [last, setLast] = useState<Subject>(nobody)
  const subject = rows.find((row) => row.id === last.id) ?? last
  const { rename, isPending, notice } = useRename(subject)
  const isListed = rows.some((row) => row.id === id)
  // A row that has left the list would open its form again once it came back.
  useEffect(() => {
    if (!isListed) setId(undefined)
  }, [isListed])
  return {
    id,
    name: subject.name,
    isPending,
    notice,
    begin: (campaign: Subject) => {
      setLast(campaign)
      setId(campaign.id)
    },
    rename: async (name: string) => {
      if (await rename(name)) setId((now) => (now === subject.id ? undefined : now))
    },
    cancel: () => setId(undefined),
  }
}

/** The form in the place of the name. */
export const RenameInPlace = ({
  renaming: { name, isPending, rename, cancel },
}: {
  readonly renaming: ReturnType<typeof useRenameInPlace>
}) => (
  <span className={styles["rename"]}>
    <RenameForm name={name} isPending={isPending} onRename={(wanted) => void rename(wanted)} onCancel={cancel} />
  </span>
)
