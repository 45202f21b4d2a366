import { LaunchPageFrame } from "@ui/shared/launch"
import { PageSetUp } from "@ui/shared/linking"
import { useLeave } from "@ui/journey/use-leave"
import { journeyPage } from "@ui/journey/journey-page"

/** The business's page is set up, then the journey goes on by itself. Spec: screens, adAccountSetup. */
export default journeyPage("adAccountSetup", function AdAccountSetup({ journey: { details } }) {
  const leave = useLeave("adAccountSetup")
  return (
    <LaunchPageFrame page="adAccountSetup">
      <PageSetUp
        businessProfileId={details.businessProfileId}
        instagram={details.accounts.linkedAccounts?.instagram ?? true}
        onDone={leave}
        onSkip={leave}
        onNoPage={leave}
      />
    </LaunchPageFrame>
  )
})
