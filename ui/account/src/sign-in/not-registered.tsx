import { maySignUp } from "@domain/portals"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { usePortal } from "@ui/shared/frame"
import { useLaunchFlow } from "@ui/shared/launch"

/** A mobile that was proved and has no account: one can be made, beginning with nothing. Spec: states, "Mobile number not registered". */
export const NotRegistered = () => {
  const { t } = useTranslation(["app", "failures"])
  const { portal } = usePortal()
  const flow = useLaunchFlow()
  const navigate = useNavigate()
  const begin = () => {
    flow.forget()
    void navigate("/signup")
  }
  return (
    <Banner
      tone="info"
      {...(maySignUp(portal.flags) && {
        action: (
          <Button size="small" kind="secondary" onPress={begin}>
            {t("app:login.createAccount")}
          </Button>
        ),
      })}
    >
      {t("failures:MobileNumberNotRegistered")}
    </Banner>
  )
}
