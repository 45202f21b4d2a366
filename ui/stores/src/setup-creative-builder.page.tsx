import { SetupBuilder } from "./setup-builder.tsx"

/** Spec: store onboarding, setupCreativeBuilder. */
export default function SetupCreativeBuilder() {
  return <SetupBuilder page="creativeBuilder" type="CreativeBuilder" />
}
