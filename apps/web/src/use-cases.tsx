import { UseCaseProvider } from "@ui/container"
import { FlowsProvider } from "@ui/screens/frame"
import { LaunchFlowProvider } from "@ui/screens/launch"
import { Outlet } from "react-router"
import type { Composition } from "./composition.ts"

/** Gives the pages below it their use-cases and flows. */
export const UseCases = ({ composition }: { readonly composition: Composition }) => (
  <UseCaseProvider container={composition.container}>
    <FlowsProvider session={composition.session} paymentWindow={composition.paymentWindow}>
      <LaunchFlowProvider flow={composition.launch}>
        <Outlet />
      </LaunchFlowProvider>
    </FlowsProvider>
  </UseCaseProvider>
)
