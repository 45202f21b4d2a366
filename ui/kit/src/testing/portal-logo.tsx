import { seededLooks } from "@domain/portals"
import { useLayoutEffect, useRef, useState } from "react"
import { Logo } from "../logo/index.ts"

/** The logo of the portal that the toolbar chose. */
export const PortalLogo = () => {
  const element = useRef<HTMLSpanElement>(null)
  const [lookKey, setKey] = useState<string>()
  useLayoutEffect(() => setKey(element.current?.closest<HTMLElement>("[data-portal]")?.dataset["portal"]), [])
  const look = seededLooks.find((candidate) => candidate.key === lookKey) ?? seededLooks[0]
  return <span ref={element}>{look === undefined ? null : <Logo name={look.theme.name} svg={look.logoSvg} />}</span>
}
