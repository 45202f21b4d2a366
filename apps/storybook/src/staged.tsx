import { type ComponentType, useEffect, useState } from "react"
import { createMemoryRouter } from "react-router"
import { RouterProvider } from "react-router/dom"
import { Around, useCasesOf } from "./screen.tsx"
import { openStage } from "./world/open-stage.ts"
import { emptyBusiness } from "./world/seeds.ts"

export interface StagedProps {
  readonly part: ComponentType
  /** Query of the address, such as `?page=2`. */
  readonly search?: string
}

/** A part of a screen at an address of its own, with all that screens have around them. */
export const Staged = ({ part: Part, search = "" }: StagedProps) => {
  const [router, setRouter] = useState<ReturnType<typeof createMemoryRouter>>()
  useEffect(() => {
    let isWanted = true
    void openStage({ seed: emptyBusiness }).then((stage) => {
      if (!isWanted) return
      const element = <Around {...stage} useCases={useCasesOf(stage)} />
      setRouter(
        createMemoryRouter([{ element, children: [{ path: "*", element: <Part /> }] }], {
          initialEntries: [`/${search}`],
        }),
      )
    })
    return () => {
      isWanted = false
    }
  }, [Part, search])
  return router === undefined ? null : <RouterProvider router={router} />
}
