import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks"
import type { PropsWithChildren } from "react"
import { docsTheme } from "./docs-theme.ts"
import { useGlobals } from "./use-globals.ts"
import { StoryProviders } from "../story-providers.tsx"

/** A page of documentation in the toolbar's portal and mode. Its prose is English; its stories follow the language. */
const PortalDocs = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const globals = useGlobals(context)
  return (
    <DocsContainer context={context} theme={docsTheme(globals)}>
      <StoryProviders {...globals} isPage>
        <div lang="en" dir="ltr">
          {children}
        </div>
      </StoryProviders>
    </DocsContainer>
  )
}

export default PortalDocs
