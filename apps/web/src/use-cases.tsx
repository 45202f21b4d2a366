import { storedValue } from "@adapters/browser"
import { UseCaseProvider } from "@ui/container"
import { type DevicePreferences, DevicePreferencesProvider, FlowsProvider } from "@ui/shared/frame"
import { LaunchFlowProvider } from "@ui/shared/launch"
import { Arrival } from "./arrival.tsx"
import type { Composition } from "./composition.ts"

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean"

const preferences: DevicePreferences = {
  isSidebarNarrow: storedValue("sidebarNarrow", isBoolean),
}

/** Gives the pages below it their use-cases and flows. */
export const UseCases = ({ composition }: { readonly composition: Composition }) => (
  <UseCaseProvider useCases={composition.useCases}>
    <FlowsProvider session={composition.session} paymentWindow={composition.paymentWindow}>
      <LaunchFlowProvider flow={composition.launch}>
        <DevicePreferencesProvider value={preferences}>
          <Arrival />
        </DevicePreferencesProvider>
      </LaunchFlowProvider>
    </FlowsProvider>
  </UseCaseProvider>
)
