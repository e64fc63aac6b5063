import { createRoot } from "react-dom/client";
import { AdminApp } from "./AdminApp.tsx";
import { createQueryClient } from "./query_client.ts";
import { applyStoredTheme } from "../ui/theme.ts";
import { guardWindow } from "./unsaved_guard.ts";

const root = document.getElementById("admin");
if (root) {
  applyStoredTheme();
  guardWindow();
  createRoot(root).render(<AdminApp client={createQueryClient()} />);
}
