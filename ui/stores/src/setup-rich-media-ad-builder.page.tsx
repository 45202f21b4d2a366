import { SetupBuilder } from "./setup-builder.tsx"

/** Spec: store onboarding, setupRichMediaAdBuilder. */
export default function SetupRichMediaAdBuilder() {
  return <SetupBuilder page="richMediaAdBuilder" type="RichMediaAdBuilder" />
}
