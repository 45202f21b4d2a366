import { expect, test } from "vitest"
import { findClaims, findWebsitePages } from "./website-pages.ts"
import { readPage } from "./page.ts"

const page = readPage(
  `<body>
    <nav>
      <a href="/">Home</a>
      <a href="/menu#drinks">Our <b>menu</b></a>
      <a href="/menu">Menu again</a>
      <a href="contact"><img alt="" src="a.png" /></a>
      <a href="/book" aria-label="Book a table"></a>
      <a href="https://booking.example/rye">Book</a>
      <a href="/price-list.pdf">Prices</a>
      <a href="/account">Log in</a>
      <a href="/cart">Shop basket</a>
      <a href="/collections/cakes">Cakes</a>
    </nav>
    <p>Free delivery across Leeds. Family-run since 1985.</p>
    <p>Free returns on orders over £50.</p>
    <blockquote>They said kosher, I loved it</blockquote>
  </body>`,
  "https://rye.example/home",
)

test("the links of a website tell its own pages that customers look for, each once", () => {
  expect(findWebsitePages(page).map(({ value }) => value)).toEqual([
    { text: "Our menu", url: "https://rye.example/menu" },
    { text: "", url: "https://rye.example/contact" },
    { text: "Book a table", url: "https://rye.example/book" },
    { text: "Cakes", url: "https://rye.example/collections/cakes" },
  ])
})

test("the lines of a website tell what it says in its favour, not its customers", () => {
  expect(findClaims(page).map(({ value }) => value)).toEqual([
    { kind: "freeDelivery" },
    { kind: "familyBusiness" },
    { kind: "since", year: 1985 },
  ])
})
