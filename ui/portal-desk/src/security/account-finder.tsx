import { ListPortalUsers } from "@application/identity/contract"
import type { PortalId, UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { ComboBox } from "@ui/kit/combo-box"
import { useState } from "react"
import { useTranslation } from "react-i18next"

const typingMilliseconds = 250
const most = 8

/** Finds one of a portal's accounts by name or address. */
export const AccountFinder = ({
  portalId,
  onFound,
}: {
  readonly portalId: PortalId
  readonly onFound: (userId: UserId) => void
}) => {
  const { t } = useTranslation("account")
  const [words, setWords] = useState("")
  const asked = words.trim() === "" ? undefined : { portalId, search: words.trim().slice(0, 100), limit: most }
  const { output, isLoading } = useRead(ListPortalUsers, asked, typingMilliseconds)
  const users = asked === undefined ? [] : (output?.users ?? [])
  return (
    <ComboBox
      label={t("account:portal.security.find")}
      inputValue={words}
      onInputChange={setWords}
      options={users.map(({ id, firstName, lastName, emailAddress }) => ({
        id: String(id),
        label: `${firstName} ${lastName}`.trim() || emailAddress,
        description: emailAddress,
      }))}
      isLoading={isLoading}
      loadingLabel={t("account:portal.security.searching")}
      emptyLabel={t("account:portal.security.noAccount")}
      onSelect={(id) => {
        const user = users.find((one) => String(one.id) === id)
        if (user === undefined) return
        setWords("")
        onFound(user.id)
      }}
    />
  )
}
