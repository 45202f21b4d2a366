import { useState } from "react"
import { createRoot } from "react-dom/client"

const Page = () => {
  const [count, setCount] = useState(0)
  return (
    <main style={{ fontFamily: "sans-serif", padding: "2rem" }}>
      <h1>Your business, up in lights</h1>
      <p>
        Ads on Facebook, Instagram and Google for the shop on the corner. Point us to your website, and your first
        campaign is set up in minutes.
      </p>
      <button onClick={() => setCount(count + 1)}>Start ({count})</button>
    </main>
  )
}

createRoot(document.getElementById("root")).render(<Page />)
