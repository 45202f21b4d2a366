import { storedValue } from "@adapters/browser"
import { UseCaseProvider } from "@ui/container"
import { type DevicePreferences, DevicePreferencesProvider, FlowsProvider } from "@ui/screens/frame"
import { LaunchFlowProvider } from "@ui/screens/launch"
import { Predicate } from "effect"
import { Arrival } from "./arrival.tsx"
import type { Composition } from "./composition.ts"

const preferences: DevicePreferences = {
  isSidebarNarrow: storedValue("marquee.sidebarNarrow", Predicate.isBoolean),
}

/** Gives the pages below it their use-cases and flows. */
export const UseCases = ({ composition }: { readonly composition: Composition }) => (
  <UseCaseProvider container={composition.container}>
    <FlowsProvider session={composition.session} paymentWindow={composition.paymentWindow}>
      <LaunchFlowProvider flow={composition.launch}>
        <DevicePreferencesProvider value={preferences}>
          <Arrival />
        </DevicePreferencesProvider>
      </LaunchFlowProvider>
    </FlowsProvider>
  </UseCaseProvider>
)
