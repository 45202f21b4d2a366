import type { SignupSession } from "@domain/signup"
import type { PageId } from "@domain/launch"
import type { ComponentType } from "react"
import { useLaunchPage } from "@ui/shared/launch"

/** What a page of the journey works with once there is a draft. */
export type Journey = Omit<ReturnType<typeof useLaunchPage>, "details"> & { readonly details: SignupSession }

/** A page that is only ever shown with a draft; before one exists the route's guard leads elsewhere. */
export const journeyPage = (page: PageId, Page: ComponentType<{ readonly journey: Journey }>) =>
  function JourneyPage() {
    const launch = useLaunchPage(page)
    const { details } = launch
    return details === undefined ? null : <Page journey={{ ...launch, details }} />
  }
