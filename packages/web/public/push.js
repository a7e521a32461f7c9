// Part of the service worker: shows the server's notifications, and opens the table when one is clicked.

self.addEventListener('push', (event) => {
  const { title = 'Boneyard', body = '', url = '/online', tag = 'boneyard' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, pathname } = new URL(event.notification.data, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === pathname);
      return there ? there.focus() : self.clients.openWindow(href);
    }),
  );
});
