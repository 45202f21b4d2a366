import { VisuallyHidden } from "@ui/kit/visually-hidden"

/** A section's heading that only screen readers need, so that headings below it keep their order. */
export const HiddenHeading = ({ children }: { readonly children: string }) => (
  <h2>
    <VisuallyHidden>{children}</VisuallyHidden>
  </h2>
)
