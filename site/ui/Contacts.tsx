import type { ReactNode } from "react";
import type { Visit } from "../app/visit.ts";
import { Icon, type IconName } from "./Icon.tsx";

/** Address, telephone numbers, email addresses and business hours. */
export function Contacts({ visit }: { visit: Pick<Visit, "company" | "texts"> }) {
  const { shell } = visit.texts;
  const { address, phones, emails, businessHours } = visit.company.contact;
  const hours = (["weekday", "saturday", "sunday"] as const).flatMap((day) =>
    businessHours[day]
      ? [
        <dd key={day} className="hours">
          <span>{shell.hours[day]}</span> <span>{businessHours[day]}</span>
        </dd>,
      ]
      : []
  );
  const groups: [icon: IconName, label: string, values: ReactNode[]][] = [
    ["pin", shell.addressLabel, address ? [<dd key="address">{address}</dd>] : []],
    [
      "phone",
      shell.phonesLabel,
      phones.map((phone) => (
        <dd key={phone}>
          <PhoneLink phone={phone} />
        </dd>
      )),
    ],
    [
      "mail",
      shell.emailsLabel,
      emails.map((email) => (
        <dd key={email}>
          <EmailLink email={email} />
        </dd>
      )),
    ],
    ["clock", shell.hoursLabel, hours],
  ];
  return (
    <dl className="contacts">
      {groups.map(([icon, label, values]) =>
        values.length > 0 && (
          <div key={icon}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            {values}
          </div>
        )
      )}
    </dl>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>;
}

export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
